const sidePx = 512;

/** The chosen square of a picture, small enough for any upload limit. */
export async function cutOut(
  file: Blob,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // What is transparent would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sidePx, sidePx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, sidePx, sidePx);
  picture.close();
  return new Promise((done, refuse) =>
    canvas.toBlob((blob) => (blob === null ? refuse(new Error('not drawn')) : done(blob)), 'image/jpeg', 0.9),
  );
}
