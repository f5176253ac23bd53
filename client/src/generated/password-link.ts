export const ResetLinkText = {"operationName":"ResetLink","query":"query ResetLink($token:String!){resetLinkValid(token:$token)}"};
