import type { Shape } from '../contract/answer';

const ROW = { id: 'number' } as const;
const ROWS: Shape = [ROW];
const PERSONS: Shape = [{ id: 'number', full_name: 'text' }];
const RECORD: Shape = {};
const UPLOAD: Shape = { url: 'text', fields: 'record' };
const ROLE_ROW = { id: 'number', name: 'text', is_active: 'boolean', is_driver: 'boolean' } as const;
const ISSUES: Shape = [{ id: 'number', kind: 'text' }];

/**
 * The fields of each answer that a screen needs. Master data, the day, commands and the recipient's page have
 * their own readers; a command with an empty answer is still a success.
 */
export const SHAPES: Readonly<Record<string, Shape>> = {
  'POST /users/sign_in': { id: 'number' },
  'GET /users/session': { id: 'number' },
  'GET /users/routes': [{ http_method: 'text', path_route: 'text' }],
  'GET /users/permission_help': { is_held: 'boolean', roles: 'list', granters: 'list' },
  'GET /users/sessions': [{ id: 'number', is_current: 'boolean' }],
  'POST /users/sign_in/second_step': { id: 'number' },
  'GET /users/second_factor': {
    totp: 'record or nothing',
    passkeys: [{ id: 'number', name: 'text' }],
    recovery_codes_left: 'number',
  },
  'POST /users/second_factor/totp': { secret: 'text', uri: 'text' },
  'GET /notification': [{ id: 'number', is_attended: 'boolean' }],

  'GET /system/settings': [{ group: 'text', values: 'record' }],
  'GET /system/settings/current': RECORD,
  'GET /messages': ROWS,
  'GET /messages/:id': ROW,
  'GET /activity_logger': ROWS,
  'GET /activity_logger/people': PERSONS,
  'GET /access_log': ROWS,
  'GET /access_log/people': PERSONS,
  'GET /user_types': [ROLE_ROW],
  'GET /user_types/permissions': [{ group: 'text', rights: [{ http_method: 'text', path_route: 'text' }] }],
  'GET /user_types/:id': { name: 'text', is_active: 'boolean', is_driver: 'boolean', permissions: 'list?' },
  'GET /user_types/:id/people': [
    { id: 'number', full_name: 'text', is_active: 'boolean', is_blocked: 'boolean' },
  ],

  'GET /delivery_manifest': ROWS,
  'GET /delivery_manifest/unassigned': ROWS,
  'GET /delivery_manifest/unsuccesfully_events': ISSUES,
  'GET /delivery_manifest/unattended_deliveries': ISSUES,
  'GET /delivery_manifest/unsuccesfully_events/owners': PERSONS,
  'GET /delivery_manifest/:id/delivery_events/:id/tracking_link/contact': RECORD,
  'POST /delivery_manifest/:id/delivery_events/:id/tracking_link': { url: 'text', expires_at: 'text' },

  'GET /participants': ROWS,
  'POST /participants/search': ROWS,
  'GET /participants/:id': ROW,

  'POST /presigned': UPLOAD,
  'POST /verify': { result: 'text' },
  // What uses a record of any kind.
  'GET /:id/:id/uses': [{}],
};
