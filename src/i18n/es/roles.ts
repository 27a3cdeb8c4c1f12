import type { SameKeys } from '../messages';
import type { roles as english } from '../en/roles';

export const roles: SameKeys<typeof english> = {
  why: {
    ask: '¿Por qué?',
    title: '¿Por qué no puedo?',
    need: 'Necesita este permiso:',
    needAny: 'Necesita uno de estos permisos:',
    role: 'Su rol «%{role}» no lo incluye.',
    closed: 'Ningún rol lo abre a conductores ni a cuentas que ven un solo CDP.',
    held: 'Su rol «%{role}» ya lo incluye. Inténtelo de nuevo.',
    who: 'Estas personas pueden dárselo a su rol:',
    more: 'y una más |||| y %{smart_count} más',
    nobody: 'Por ahora nadie puede darlo. Pregunte a quienes administran esta instalación.',
    others: 'Roles que lo tienen: %{roles}',
    copy: 'Copiar una solicitud',
    request: 'Por favor, agregue el permiso «%{permission}» (%{pair}) al rol «%{role}».',
    close: 'Cerrar',
    failed: 'No se pudo cargar a las personas que pueden darlo.',
    unknown: 'Este servidor no conoce el permiso %{pair}.',
  },
  otherRights: 'Otros permisos',
  changed: {
    gained: 'Su rol tiene un permiso más. |||| Su rol tiene %{smart_count} permisos más.',
    lost: 'Se quitó un permiso a su rol. |||| Se quitaron %{smart_count} permisos a su rol.',
    both: 'Cambiaron los permisos de su rol: %{gained} agregados, %{lost} quitados.',
  },
};
