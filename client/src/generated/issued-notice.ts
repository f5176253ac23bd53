export const IssuedNoticeText = {"operationName":"IssuedNotice","query":"query IssuedNotice($code:String!){issuedNotice(code:$code){publishedAt traceSha256 isSuperseded}}"};
