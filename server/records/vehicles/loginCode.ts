import { timingSafeEqual } from 'node:crypto';
import QRCode from 'qrcode';
import type { ServerContext } from '../../context';
import { signBy } from '../../platform/plugins/signing';

/** Side of the printed and shown picture (spec §9: QR download, 300 px). */
const QR_PIXELS = 300;
/** 132 bits of the signature: short enough to type in when a camera fails. */
const SECRET_LETTERS = 22;
const CODE = /^RXV-([1-9]\d{0,14})-([A-Za-z0-9_-]{22})$/;

interface CodedVehicle {
  id: number;
  login_nonce: string;
  server_key_id: number;
}

/** What a driver's device reads in the vehicle. It follows from the vehicle's number and the key that it was made by. */
export async function codeOf(
  context: ServerContext,
  { id, login_nonce, server_key_id }: CodedVehicle,
): Promise<string> {
  const signature = await signBy(context, server_key_id, 'vehicle', `${id} ${login_nonce}`);
  const secret = Buffer.from(signature, 'hex').toString('base64url').slice(0, SECRET_LETTERS);
  return `RXV-${id}-${secret}`;
}

/** The vehicle that a code identifies; null when the text is no code. */
export function vehicleIdOf(code: string): number | null {
  const id = CODE.exec(code)?.[1];
  return id === undefined ? null : Number(id);
}

/** Whether the code is this vehicle's present one. */
export async function isCodeOf(
  context: ServerContext,
  vehicle: CodedVehicle,
  code: string,
): Promise<boolean> {
  const wanted = Buffer.from(await codeOf(context, vehicle));
  const given = Buffer.from(code);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The code as a PNG of 300 × 300 px with a quiet zone around it. */
export function qrPicture(code: string): Promise<Buffer> {
  return QRCode.toBuffer(code, { type: 'png', width: QR_PIXELS, margin: 2, errorCorrectionLevel: 'M' });
}
