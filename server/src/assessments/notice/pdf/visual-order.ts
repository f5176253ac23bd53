/** A word of a script that is written from right to left: Hebrew, Arabic and its relatives. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A line with its words in the order in which they stand on paper: the fonts turn the letters of a word that is written
 * from right to left, and several such words in a row change places.
 */
export function visualOrder(line: string): string {
  const words: string[] = [];
  let turned: string[] = [];
  for (const word of line.split(' ')) {
    if (RIGHT_TO_LEFT.test(word)) turned.unshift(word);
    else {
      words.push(...turned, word);
      turned = [];
    }
  }
  return [...words, ...turned].join(' ');
}
