import { permission } from './access';

/** Permission groups of clients' systems. */
export const CLIENT_PERMISSIONS = {
  webhooks: {
    list: permission('GET', '/webhook_endpoints'),
    create: permission('POST', '/webhook_endpoints'),
    update: permission('PUT', '/webhook_endpoints/:id'),
    remove: permission('DELETE', '/webhook_endpoints/:id'),
    rotateSecret: permission('POST', '/webhook_endpoints/:id/secret'),
    listCalls: permission('GET', '/webhook_calls'),
    replay: permission('POST', '/webhook_calls/:id/replay'),
  },
} as const;
