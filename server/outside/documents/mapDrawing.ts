import { MARKER_SHAPES } from '../map/picture/markerShapes';
import { CASED, PALETTES } from '../map/picture/palette';
import { PATH_UNITS } from '../map/picture/pathData';
import type { LineKind, Scene } from '../map/picture/scene';

const palette = PALETTES.light;

function drawGround(document: PDFKit.PDFDocument, scene: Scene): void {
  document.save().scale(1 / PATH_UNITS);
  for (const { kind, d } of scene.areas) document.path(d).fill(palette.areas[kind], 'even-odd');
  const isCased = (kind: LineKind) => CASED.includes(kind);
  const stroke = (d: string, width: number, color: string) =>
    document
      .path(d)
      .lineWidth(width * PATH_UNITS)
      .lineCap('round')
      .lineJoin('round')
      .stroke(color);
  for (const { kind, d, width } of scene.lines)
    stroke(d, isCased(kind) ? width + 1.2 : width, isCased(kind) ? palette.casing : palette.lines[kind]);
  for (const { kind, d, width } of scene.lines) if (isCased(kind)) stroke(d, width, palette.lines[kind]);
  document.restore();
}

function drawNames(document: PDFKit.PDFDocument, scene: Scene): void {
  for (const { text, kind, x, y, angle, size } of scene.names) {
    document.save().fontSize(size);
    const options = { lineBreak: false } as const;
    const [left, top] = [x - document.widthOfString(text) / 2, y - size * 0.6];
    document.rotate(angle, { origin: [x, y] });
    document
      .lineWidth(2.5)
      .strokeColor(palette.halo)
      .text(text, left, top, { ...options, stroke: true });
    document.fillColor(palette.text[kind]).text(text, left, top, options);
    document.restore();
  }
}

function drawMarkers(document: PDFKit.PDFDocument, scene: Scene): void {
  for (const { kind, x, y } of scene.markers) {
    const { ground, sign } = MARKER_SHAPES[kind];
    document.save().translate(x, y);
    document.path(ground).lineWidth(2).fillAndStroke(palette.markers[kind], palette.sign);
    document.path(sign).fill(palette.sign);
    document.restore();
  }
}

function drawFoot(document: PDFKit.PDFDocument, { foot: { scale, credit, right } }: Scene): void {
  const options = { lineBreak: false } as const;
  document
    .path(`M8 ${scale.y - 4}v4h${scale.width}v-4`)
    .lineWidth(1)
    .stroke(palette.text.place);
  document.fontSize(8).fillColor(palette.text.place);
  document.text(scale.text, scale.width + 14, scale.y - 7, options);
  for (const { text, y } of credit) document.text(text, right - document.widthOfString(text), y - 7, options);
}

/** Draws a scene with lines and words, so that it prints sharp, at a place of the page. Its px are points, times `scale`. */
export function drawMap(
  document: PDFKit.PDFDocument,
  scene: Scene,
  { left, top, scale }: { left: number; top: number; scale: number },
): void {
  const { width, height } = scene.view;
  document.save().translate(left, top).scale(scale);
  document.rect(0, 0, width, height).clip();
  document.rect(0, 0, width, height).fill(palette.areas.sea);
  drawGround(document, scene);
  drawNames(document, scene);
  drawMarkers(document, scene);
  drawFoot(document, scene);
  document.restore();
}
