import type { Messages } from './types'

const close = {
  title: '要存储对“{name}”的更改吗？',
  message: `如果不存储，更改将会丢失。`,
  save: '存储',
  discard: "不存储",
  cancel: '取消',
}

export default { close, offline: '您已离线。请检查网络连接，然后再试一次。' } satisfies Messages
