/** The owner that the data key of a notice's file is bound to. */
export const noticeOwner = (noticeId: string) => `assessment_notices:${noticeId}`;
