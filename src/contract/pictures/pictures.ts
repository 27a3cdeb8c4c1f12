import { answer, NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';

const tags = ['pictures'];

/** Records that can have a picture, by their name in these calls (spec §7). The browser reads no evidence here. */
export const PICTURE_OWNERS = [
  'employees',
  'users',
  'address',
  'evidence',
  'fuel_entries',
  'inspection_defects',
] as const;
export type PictureApi = Exclude<(typeof PICTURE_OWNERS)[number], 'evidence'>;

/** The only content that is kept and shown: pictures that no browser runs as a script. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const params = { api: PICTURE_OWNERS };
const named = typed<{ file_name: string }>();

/** Where and with which fields a picture is posted. */
export interface UploadForm {
  url: string;
  fields: Readonly<Record<string, string>>;
}

export const uploadFormCall = callContract({
  method: 'POST',
  path: '/presigned',
  tags,
  summary: 'A form that uploads a picture',
  body: typed<{ api: PictureApi; file_name: string; content_type?: PictureType }>(),
  answer: answer<UploadForm>({ url: 'text', fields: 'record' }),
});

export const pictureLinkCall = callContract({
  method: 'GET',
  path: '/presigned/:api',
  tags,
  summary: 'A link to a picture, or null where none was given yet',
  params,
  query: named,
  // Other servers may not support the call.
  answer: answer<{ url?: string | null } | null>('record or nothing'),
});

export const removePictureCall = callContract({
  method: 'DELETE',
  path: '/presigned/:api',
  tags,
  summary: 'Take a picture away',
  params,
  query: named,
  answer: NO_ANSWER,
});
