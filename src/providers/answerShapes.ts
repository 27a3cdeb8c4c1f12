import type { Shape } from '../contract/answer';

const ROW = { id: 'number' } as const;
const ROWS: Shape = [ROW];
const PERSONS: Shape = [{ id: 'number', full_name: 'text' }];
const RECORD: Shape = {};
const UPLOAD: Shape = { url: 'text', fields: 'record' };

/**
 * The fields of each answer that a screen needs. Master data, the day, commands and the recipient's page have
 * their own readers; a command with an empty answer is still a success.
 */
export const SHAPES: Readonly<Record<string, Shape>> = {
  'POST /users/sign_in': { id: 'number' },
  'GET /users/session': { id: 'number' },
  'GET /users/routes': [{ http_method: 'text', path_route: 'text' }],
  'POST /users/sign_in/second_step': { id: 'number' },
  'GET /users/second_factor': {
    totp: 'record or nothing',
    passkeys: [{ id: 'number', name: 'text' }],
    recovery_codes_left: 'number',
  },
  'POST /users/second_factor/totp': { secret: 'text', uri: 'text' },
  'GET /notification': [{ id: 'number', is_attended: 'boolean' }],

  'GET /system/settings/current': RECORD,
  'GET /activity_logger': ROWS,
  'GET /activity_logger/people': PERSONS,
  'GET /access_log': ROWS,
  'GET /access_log/people': PERSONS,
  'GET /user_types/:id': { name: 'text', is_active: 'boolean', is_driver: 'boolean', permissions: 'list?' },

  'GET /delivery_manifest': ROWS,
  'GET /delivery_manifest/unassigned': ROWS,

  'GET /participants': ROWS,
  'POST /participants/search': ROWS,
  'GET /participants/:id': ROW,

  'POST /presigned': UPLOAD,
  'POST /verify': { result: 'text' },
  // What uses a record of any kind.
  'GET /:id/:id/uses': [{}],
};
