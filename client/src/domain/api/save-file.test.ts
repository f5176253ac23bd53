import { jest } from '@jest/globals';
import { saveCsv } from './save-file';

const answerWith = (type: string) => {
  globalThis.fetch = () => Promise.resolve(new Response('a,b\n', { headers: { 'content-type': type } }));
};

describe('saveCsv', () => {
  const made: Blob[] = [];
  beforeEach(() => {
    made.length = 0;
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return 'blob:made';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('saves a blob of our own type, whatever the response adds to it (SECURITY-12)', async () => {
    answerWith('text/csv-and-html; charset=utf-8');
    await saveCsv('/api/import/templates/trades', 'trades.csv');
    expect(made.map(({ type }) => type)).toEqual(['text/csv']);
  });

  it.each(['text/html', 'image/svg+xml', 'application/octet-stream'])(
    'rejects a response of the type %s (SECURITY-12)',
    async (type) => {
      answerWith(type);
      await expect(saveCsv('/api/import/templates/trades', 'trades.csv')).rejects.toThrow(
        'The file trades.csv could not be downloaded. Please try again.',
      );
      expect(made).toEqual([]);
    },
  );
});
