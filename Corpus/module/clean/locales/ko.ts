import type { Messages } from './types'

export const messages: Messages = {
  close: {
    title: '‘{name}’의 변경 사항을 저장하겠습니까?',
    message: `저장하지 않으면 변경 사항이 유실됩니다.`,
    save: '저장',
    discard: "저장 안 함",
    cancel: '취소',
  },
  offline: '오프라인 상태입니다. ' +
    '연결을 확인한 다음 다시 시도하십시오.',
} as const
