import { create } from 'qrcode';

/** Light modules around the code, which scanners need to find it. */
const QUIET = 2;

interface QrPictureProps {
  text: string;
  label: string;
  /** Width and height, px. */
  size: number;
}

/** A text as a QR code, rendered as one path, without a request to another host. */
export function QrPicture({ text, label, size }: QrPictureProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) dark.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
  // Always dark on light in every theme, because scanners need it.
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      style={{ maxWidth: '100%', background: '#fff', borderRadius: 8 }}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
