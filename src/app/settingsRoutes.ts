import { permission } from '../domain/access/access';
import { PERMISSIONS } from '../domain/access/permissions';
import type { RouteEntry } from '../ui/routes/routeTypes';

/** Roles, settings and keys of clients. */
export const settingsRoutes: readonly RouteEntry[] = [
  {
    path: '/roles-permissions',
    title: { page: 'rolesPermissions' },
    view: { load: () => import('../roles/RolesPage'), messages: 'settings' },
    needs: permission('GET', '/user_types'),
    menu: { group: 'settings', icon: 'roles' },
  },
  {
    path: '/roles-permissions/add',
    title: { page: 'addRole' },
    view: { load: () => import('../roles/RolePage'), messages: 'settings' },
    parent: '/roles-permissions',
    needs: permission('POST', '/user_types'),
    redirect: '/roles-permissions',
  },
  {
    path: '/roles-permissions/:id',
    title: { page: 'role' },
    view: { load: () => import('../roles/RolePage'), messages: 'settings' },
    parent: '/roles-permissions',
    needs: permission('GET', '/user_types'),
  },
  {
    path: '/advanced-settings',
    title: { page: 'advancedSettings' },
    view: { load: () => import('../settings/AdvancedSettingsPage'), messages: 'settings' },
    needs: PERMISSIONS.advanced_settings.read,
    menu: { group: 'settings', icon: 'settings' },
  },
  {
    path: '/delivery-settings',
    title: { page: 'deliverySettings' },
    view: { load: () => import('../settings/DeliverySettingsPage'), messages: 'settings' },
    needs: PERMISSIONS.advanced_settings.read,
    parent: '/advanced-settings',
  },
  {
    path: '/app-settings',
    title: { page: 'appSettings' },
    view: { load: () => import('../settings/AppSettingsPage'), messages: 'settings' },
    needs: PERMISSIONS.advanced_settings.read,
    parent: '/advanced-settings',
  },
  {
    path: '/kept-data',
    title: { page: 'keptData' },
    view: { load: () => import('../keptData/KeptDataPage'), messages: 'settings' },
    needs: PERMISSIONS.kept_data.view,
    menu: { group: 'settings', icon: 'keptData' },
  },
  {
    path: '/integrations',
    title: { page: 'integrations' },
    view: { load: () => import('../inboxKeys/InboxKeysPage'), messages: 'orders' },
    needs: PERMISSIONS.delivery_inbox.readKeys,
    menu: { group: 'settings', icon: 'integrations' },
  },
  {
    path: '/integrations/webhooks',
    title: { page: 'webhooks' },
    view: { load: () => import('../webhooks/WebhooksPage'), messages: 'settings' },
    needs: PERMISSIONS.webhooks.list,
    parent: '/integrations',
    menu: { group: 'settings', icon: 'webhooks', under: '/integrations' },
  },
  {
    path: '/integrations/webhooks/:id',
    title: { page: 'webhook' },
    view: { load: () => import('../webhooks/WebhookPage'), messages: 'settings' },
    needs: PERMISSIONS.webhooks.list,
    parent: '/integrations/webhooks',
  },
];
