import type { SameKeys } from '../messages';
import type { personData as english } from '../en/personData';

export const personData: SameKeys<typeof english> = {
  export: 'Exportar datos',
  erase: {
    action: 'Borrar datos',
    title: '¿Borrar los datos de este participante?',
    goes: 'Se borran el nombre, los contactos, la fecha de nacimiento, las notas, la calle, las fotos, las firmas, los mensajes y las filas importadas, también del registro de cambios.',
    stays:
      'Se conserva lo que exige la ley: una entrega con su día, estado, importes y custodia, y quién la vio. |||| Se conserva lo que exige la ley: %{smart_count} entregas con sus días, estados, importes y custodia, y quién las vio.',
    forGood: 'No se puede deshacer. Las copias de seguridad pierden los datos a medida que caducan.',
    name: 'Escriba el nombre: %{name}',
    reason: 'Motivo',
    verb: 'Borrar de forma definitiva',
    keep: 'Cancelar',
    failed: 'No se cargó si los datos se pueden borrar. Cierre esto e inténtelo de nuevo.',
    done: 'Los datos están borrados. Lo que queda en otros lugares se irá en los próximos minutos.',
  },
};
