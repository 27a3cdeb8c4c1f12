import type { inspections as english } from '../en/inspections';
import type { SameKeys } from '../messages';

/** Inspecciones de los vehículos. */
export const inspections: SameKeys<typeof english> = {
  checklists: 'Listas de revisión',
  pdf: 'Descargar PDF',
  defects: 'Defectos',
  critical: 'Crítico',
  mustNotDrive:
    'Este vehículo no se puede planificar ni usar hasta que se autorice su uso después del defecto crítico.',
  signOff: {
    action: 'Autorizar',
    title: '¿Autorizar su uso después del defecto crítico?',
    text: 'El vehículo se puede volver a planificar y usar de inmediato.',
    note: 'Qué se hizo',
    verb: 'Autorizar',
    keep: 'Cancelar',
    done: 'Autorizado: el vehículo se puede volver a planificar',
  },
  ofVehicle: 'Inspecciones',
};
