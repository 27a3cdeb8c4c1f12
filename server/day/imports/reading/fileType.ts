import { extensionOf } from '../../../../src/domain/wire/uploadFile';
import type { FileFormat } from '../../../../src/domain/imports/fileReading';
import { FileRefusal } from './fileRefusal';

const FORMATS: Readonly<Record<string, FileFormat>> = { csv: 'csv', xlsx: 'xlsx' };

/** First bytes of kinds of file that people send by mistake, under whatever name. */
const BEGINNINGS: readonly { type: string; begins: string }[] = [
  { type: 'PDF', begins: '%PDF' },
  { type: 'PNG', begins: '\x89PNG' },
  { type: 'JPEG', begins: '\xff\xd8\xff' },
  { type: 'GIF', begins: 'GIF8' },
  { type: 'GZIP', begins: '\x1f\x8b' },
  { type: '7Z', begins: '7z\xbc\xaf' },
  { type: 'RAR', begins: 'Rar!' },
  { type: 'RTF', begins: '{\\rtf' },
  { type: 'SQLite', begins: 'SQLite format 3' },
];
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** A part, the end of an empty archive, or a part of a divided one. */
const ZIP_BEGINNINGS = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];
const HTML = /^(?:<!doctype html|<html|<head|<body|<table|<meta|<div)/i;

const latin = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
/** Names of streams inside an OLE file. */
const wide = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');

function refuseOle(bytes: Uint8Array, extension: string): never {
  const text = latin(bytes);
  // A workbook with a password is an OLE file with the real one, encrypted, inside.
  if (text.includes(wide('EncryptedPackage'))) throw new FileRefusal('encrypted');
  if (text.includes(wide('WordDocument'))) throw new FileRefusal('wrongType', { type: 'DOC', extension });
  throw new FileRefusal('oldExcel');
}

/**
 * The format that name and bytes agree on. Throws `FileRefusal` for another extension and for a file that is not what
 * its name says; whether a ZIP archive is a workbook is for its reader to see.
 */
export function fileTypeOf(bytes: Uint8Array, fileName: string): FileFormat {
  const extension = extensionOf(fileName);
  const format = FORMATS[extension];
  if (format === undefined) throw new FileRefusal('extension', { extension: extension.slice(0, 40) || '–' });
  const start = latin(bytes.subarray(0, 512));
  if (start.startsWith(OLE)) refuseOle(bytes, extension);
  const foreign = BEGINNINGS.find(({ begins }) => start.startsWith(begins));
  if (foreign) throw new FileRefusal('wrongType', { type: foreign.type, extension });
  const isZip = ZIP_BEGINNINGS.some((begins) => start.startsWith(begins));
  if (isZip && format === 'csv') throw new FileRefusal('wrongType', { type: 'XLSX / ZIP', extension });
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (HTML.test(text)) throw new FileRefusal('wrongType', { type: 'HTML', extension });
  if (text.startsWith('<?xml')) throw new FileRefusal('wrongType', { type: 'XML', extension });
  if (format === 'xlsx' && !isZip) {
    if (bytes.length === 0) throw new FileRefusal('empty');
    throw new FileRefusal('wrongType', { type: start.includes('\0') ? '?' : 'CSV / TXT', extension });
  }
  return format;
}
