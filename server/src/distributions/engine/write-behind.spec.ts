import { WriteBehind } from './write-behind.js';

describe('batches that are written while the next is made', () => {
  it('are written one at a time, in order (DIST-5)', async () => {
    const behind = new WriteBehind();
    const seen: string[] = [];
    for (const name of ['one', 'two', 'three'])
      await behind.write(async () => {
        seen.push(`begins ${name}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        seen.push(`ends ${name}`);
      });
    await behind.end();
    expect(seen).toEqual(['begins one', 'ends one', 'begins two', 'ends two', 'begins three', 'ends three']);
  });

  it('end with the first failure, whoever asks next (DIST-5)', async () => {
    const behind = new WriteBehind();
    await behind.write(() => Promise.reject(new Error('no space')));
    await expect(behind.write(() => Promise.resolve())).rejects.toThrow('no space');
    await expect(behind.end()).rejects.toThrow('no space');
  });
});
