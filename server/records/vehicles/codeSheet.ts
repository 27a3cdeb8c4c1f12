import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { qrPicture } from './loginCode';

const require = createRequire(import.meta.url);
// PDF's own faces garble letters such as ł and ő.
const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** At 72 points to the inch a point is a pixel of the picture: it is printed 300 px wide (spec §9). */
const QR_POINTS = 300;
const MARGIN = 56;

export interface CodeSheet {
  title: string;
  subtitle: string;
  code: string;
}

/** One page to cut out and keep: what it is for, the code to scan, and the code in letters. No words to translate. */
export async function codeSheet({ title, subtitle, code }: CodeSheet): Promise<Buffer> {
  const picture = await qrPicture(code);
  const document = new PDFDocument({ size: 'LETTER', margin: MARGIN, info: { Title: title } });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const width = document.page.width - 2 * MARGIN;
  const centred = { width, align: 'center' } as const;
  document.font(fonts.bold).fontSize(24).text(title, MARGIN, MARGIN, centred);
  document.font(fonts.plain).fontSize(14).text(subtitle, centred);
  document.image(picture, (document.page.width - QR_POINTS) / 2, document.y + 24, { width: QR_POINTS });
  document.fontSize(11).text(code, MARGIN, document.y + 24 + QR_POINTS + 16, centred);
  document.end();
  await done;
  return Buffer.concat(chunks);
}
