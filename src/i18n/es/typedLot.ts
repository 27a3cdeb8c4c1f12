import type { SameKeys } from '../messages';
import type { typedLot as english } from '../en/typedLot';

export const typedLot: SameKeys<typeof english> = {
  name: 'Órdenes escritas',
  lead: 'Escriba o pegue órdenes. La tabla funciona como una hoja de cálculo: flechas, Enter y Tab mueven, F2 edita, Ctrl+C, Ctrl+V y Ctrl+Z copian, pegan y deshacen. Se guarda como borrador automáticamente.',
  leadNarrow: 'Escriba órdenes, un formulario para cada una. Se guarda como borrador automáticamente.',
  grid: 'Órdenes del lote',
  row: 'Fila',
  cell: '%{column}, fila %{row}',
  tools: 'Herramientas de la hoja',
  findPerson: 'Buscar destinatario',
  insertRow: 'Insertar fila',
  removeRow: 'Quitar fila',
  undo: 'Deshacer',
  redo: 'Rehacer',
  nextOrder: 'Orden siguiente',
  count: '%{smart_count} orden |||| %{smart_count} órdenes',
  wrongRows: '%{smart_count} fila tiene problemas |||| %{smart_count} filas tienen problemas',
  problems: '%{smart_count} problema |||| %{smart_count} problemas',
  check: 'Revisar el lote',
  download: 'Descargar como CSV',
  find: {
    title: 'Buscar destinatario para la fila %{row}',
    verb: 'Completar la fila',
    keep: 'Cancelar',
  },
  tooMany:
    'Un lote escrito admite como máximo %{max} filas y este tiene %{count}: los últimos cambios no se guardan. Quite filas, o descárguelas como archivo y súbalo.',
  saving: {
    empty: 'Aún no hay nada escrito',
    needsTerms: 'Sin guardar: elija cliente, CDP y fecha de entrega',
    unsaved: 'Los cambios se guardan enseguida',
    saving: 'Guardando…',
    saved: 'Guardado como borrador',
    failed: 'No se guardó: %{why}',
    retry: 'Reintentar',
    conflict: '%{who} cambió esta fila mientras tanto. Ahora dice:',
    somebody: 'Alguien',
    keepMine: 'Conservar lo mío',
    takeTheirs: 'Usar lo suyo',
  },
};
