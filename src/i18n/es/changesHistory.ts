import type { changesHistory as english } from '../en/changesHistory';
import type { SameKeys } from '../messages';

/** Conductores y vehículos de todas las rutas. */
export const changesHistory: SameKeys<typeof english> = {
  lead: 'Quién manejó cada ruta y con qué vehículo, y quién lo cambió. Lo más reciente primero.',
  filters: {
    title: 'Filtros',
    run: 'Ruta',
    driver: 'Conductor',
    vehicle: 'Vehículo',
    all: 'Todos',
    clear: 'Quitar filtros',
  },
  none: 'Todavía no hay turnos ni cambios.',
  filtered: 'Nada coincide con estos filtros.',
};
