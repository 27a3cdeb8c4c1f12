/** Maximum side of a stored picture (spec §9, cropper max size). Pixels. */
export const PICTURE_SIZE = 250;

/** The part to keep, in pixels of the rotated picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of the bounding box of a picture rotated by these degrees. */
export function turnedSize(
  width: number,
  height: number,
  degrees: number,
): { width: number; height: number } {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

/** The stored size of a part: never enlarged, and at most 250 on its longer side. */
export function keptSize({ width, height }: CropArea): { width: number; height: number } {
  const scale = Math.min(1, PICTURE_SIZE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture at a URL, when it is loaded; rejects if it is not one. */
export function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be read'));
    image.src = address;
  });
}

function context2d(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  return context;
}

/** Cuts the part out of the rotated picture and creates a PNG. */
export async function cropPicture(address: string, area: CropArea, degrees: number): Promise<Blob> {
  const image = await loadPicture(address);
  const turned = turnedSize(image.naturalWidth, image.naturalHeight, degrees);
  const kept = keptSize(area);
  const context = context2d(kept.width, kept.height);
  context.imageSmoothingQuality = 'high';
  context.scale(kept.width / area.width, kept.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written'))),
      'image/png',
    );
  });
}
