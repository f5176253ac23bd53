const REQUEST = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';
const PAGE = 'GET /login HTTP/1.1\r\nHost: x\r\n\r\n';
const THOUSANDS = REQUEST.repeat(20_000);

const json = (path) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`;
const form = (path) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`;

/**
 * What a connection sends at first and then at intervals, and whether it reads the responses; the server must end each
 * of them. `crowd`: how many connections are opened at once, and how often in sequence; the member's waiting time
 * during a flood is printed but not checked.
 */
export const GREED = {
  '20,000 requests at once, no answer read': {
    first: THOUSANDS,
    then: REQUEST,
    everyMs: 100,
    crowd: { connections: 1, times: 500 },
  },
  'the same on many connections': {
    first: THOUSANDS,
    then: REQUEST,
    everyMs: 100,
    crowd: { connections: 200, times: 5, isFlood: true },
  },
  'a request each millisecond, no answer read': {
    first: PAGE,
    then: PAGE,
    everyMs: 1,
    crowd: { connections: 1, times: 500 },
  },
  'JSON that does not end': {
    first: json('/api/auth/signin') + ' '.repeat(900_000),
    then: ' ',
    everyMs: 1_000,
    reads: true,
    crowd: { connections: 200, times: 1 },
  },
  "a stranger's file that does not end": {
    first: form('/api/attachments/0/upload'),
    then: ' ',
    everyMs: 1_000,
    reads: true,
    crowd: { connections: 200, times: 1 },
  },
};
