const THREAD = `submissionId state messages { id message isAdmin timeCreatedAt submissionId proposal { id } }`;
export const READ = `query ($id: ID!) { amendments(submissionId: $id) { ${THREAD} } }`;
export const SEND = `mutation ($id: ID!, $message: String!) { sendAmendment(submissionId: $id, message: $message) { id message isAdmin } }`;
export const CLOSE = `mutation ($id: ID!) { closeAmendments(submissionId: $id) { state } }`;
export const QUEUE = `query ($state: AmendmentState, $page: Int) { amendmentQueue(state: $state, page: $page) {
  rows { submissionId sid legalEntity contactName waitingSince unanswered hasProposal lastMessage }
  pagination { page totalItems totalPages }
} }`;
export const COUNTS = '{ amendmentCounts { open answered closed proposals } }';

export interface Thread {
  state: string | null;
  messages: { message: string; isAdmin: boolean }[];
}
export interface Queue {
  rows: { submissionId: string; unanswered: number; lastMessage: string; hasProposal: boolean }[];
  pagination: { totalItems: number; totalPages: number };
}
