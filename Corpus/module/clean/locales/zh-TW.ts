import type { Messages } from './types'

export const messages: Messages = {
  close: {
    title: '要儲存對「{name}」的更動嗎？',
    message: `如果不儲存，更動將會遺失。`,
    save: '儲存',
    discard: "不儲存",
    cancel: '取消',
  },
  offline: '您已離線。請檢查網路連線，然後再試一次。',
}
