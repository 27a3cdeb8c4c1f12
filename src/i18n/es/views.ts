import type { SameKeys } from '../messages';
import type { views as english } from '../en/views';

/** Vistas del tablero que cada persona guarda. */
export const views: SameKeys<typeof english> = {
  title: 'Vistas',
  none: 'Aún no hay vistas guardadas',
  isDefault: 'El tablero se abre con ella',
  saveAs: 'Guardar esta vista…',
  manage: 'Administrar vistas…',
  saveTitle: 'Guardar esta vista',
  saveSentence:
    'Los filtros, la disposición y el orden se guardan para usted con este nombre. El texto de búsqueda no se guarda.',
  name: 'Nombre de la vista',
  makeDefault: 'Abrir el tablero con ella',
  replaces: 'Ya hay una vista con este nombre: se reemplaza.',
  full: 'Tiene %{count} vistas, que es el máximo. Elimine una primero.',
  save: 'Guardar vista',
  replace: 'Reemplazar vista',
  cancel: 'Cancelar',
  manageTitle: 'Administrar vistas',
  manageSentence: 'El tablero se abre con la elegida. Solo usted ve sus vistas.',
  opensWith: 'El tablero se abre con',
  openWith: 'Abrir el tablero con %{name}',
  noDefault: 'Abrir el tablero sin vista',
  remove: 'Eliminar la vista %{name}',
  needsName: 'La vista necesita un nombre.',
  nameTaken: 'Otra vista tiene este nombre.',
  saveChanges: 'Guardar cambios',
};
