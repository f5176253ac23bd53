import { checkedDraftData, MOST_DRAFT_BYTES } from './checked-draft-data.js';

const ofSize = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

it.each([['{}'], ['{"values":{"a":"<b>"}}'], [ofSize(MOST_DRAFT_BYTES)], [nested(15)]])(
  'a draft accepts data unchanged: %.30s',
  (data) => expect(checkedDraftData(data)).toBe(data),
);

it.each([
  ['', 'must be a JSON object'],
  ['{', 'must be a JSON object'],
  ['[]', 'must be a JSON object'],
  ['"text"', 'must be a JSON object'],
  ['null', 'must be a JSON object'],
  ['1e999', 'must be a JSON object'],
  [nested(30), 'nested too deeply'],
  [nested(400_000), 'nested too deeply'],
  [ofSize(MOST_DRAFT_BYTES + 1), 'too long'],
  [`{"a":"${'é'.repeat(MOST_DRAFT_BYTES / 2)}"}`, 'too long'],
])('a draft refuses %.30s (DRAFT-2, LIMIT-10)', (data, message) =>
  expect(() => checkedDraftData(data)).toThrow(message),
);
