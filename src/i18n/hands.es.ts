import type { hands as english } from './hands.en';
import type { SameKeys } from './messages';

/** Selección, movimientos, teclas y la paleta del tablero. */
export const hands: SameKeys<typeof english> = {
  selection: {
    title: 'Paradas seleccionadas',
    count: '%{smart_count} parada seleccionada |||| %{smart_count} paradas seleccionadas',
    hidden: '(%{smart_count} oculta por los filtros) |||| (%{smart_count} ocultas por los filtros)',
    part: '%{part} de %{whole}',
    clear: 'Quitar la selección',
    lost: '%{smart_count} parada salió de la selección: se cerró o ya no está en este día |||| %{smart_count} paradas salieron de la selección: se cerraron o ya no están en este día',
  },
  keys: {
    selectAll: 'Seleccionar todas las paradas a la vista',
    putDown: 'Quitar la selección, cerrar el detalle',
    search: 'Buscar',
    sheet: 'Esta lista',
    step: 'Parada siguiente y anterior',
    leave: 'Ruta de la izquierda, de la derecha',
    ends: 'Primera y última parada',
    pages: 'Una página arriba, una página abajo',
    open: 'Abrir la parada',
    select: 'Seleccionar la parada o sacarla',
    range: 'Ampliar la selección',
    menu: 'Menú de la parada',
  },
  sheet: {
    title: 'Atajos de teclado',
    sentence:
      'Las teclas actúan sobre las paradas seleccionadas o, si no hay, sobre la parada donde está el cursor. Callan mientras usted escribe.',
    letters: 'Las letras sueltas inician acciones',
    board: 'Tablero',
    list: 'En una lista de paradas',
    stop: 'Parada',
    run: 'Ruta',
    close: 'Cerrar',
  },
};
