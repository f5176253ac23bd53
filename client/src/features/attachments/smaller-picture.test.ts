import { isPicture, reducedSize, smallerPicture } from './smaller-picture';

it.each([
  [4_000, 3_000, 2_000, 1_500],
  [3_000, 4_000, 1_500, 2_000],
  [2_000, 10, 2_000, 10],
  [800, 600, 800, 600],
])('a picture of %i by %i is reduced to %i by %i, never enlarged (ATTACH-21)', (width, height, w, h) =>
  expect(reducedSize(width, height)).toEqual({ width: w, height: h }),
);

it.each([
  ['IMG_1.JPG', true],
  ['scan.jpeg', true],
  ['shot.png', true],
  ['scan.pdf', false],
  ['jpg', false],
])('%s is a picture: %s', (name, expected) => expect(isPicture({ name })).toBe(expected));

it('a large picture that the browser cannot read is sent as it is (ATTACH-21)', async () => {
  const file = new File([new Uint8Array(1_200_000)], 'broken.jpg');
  expect(await smallerPicture(file)).toBe(file);
});
