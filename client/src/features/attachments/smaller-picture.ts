/** Smaller pictures are sent as they are. */
const LARGE_BYTES = 1_000_000;
/** Small print on an A4 page stays readable. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
const PICTURE = /\.(jpe?g|png)$/i;

/** Whether a file is a picture by its name. */
export function isPicture({ name }: Pick<File, 'name'>): boolean {
  return PICTURE.test(name);
}

/** Whether a picture is so large that it is made smaller before it is sent (ATTACH-21). */
export function isTooLarge(file: Pick<File, 'name' | 'size'>): boolean {
  return file.size > LARGE_BYTES && isPicture(file);
}

/** The size that a picture is reduced to, with its sides in proportion; never enlarged. */
export function reducedSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/**
 * A large picture as a smaller JPEG, upright as the camera was held; the same file when it is small, no picture, or
 * cannot be made smaller (ATTACH-21). Never fails.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (!isTooLarge(file)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = Object.assign(document.createElement('canvas'), reducedSize(bitmap.width, bitmap.height));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency, and transparent parts would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(PICTURE, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
