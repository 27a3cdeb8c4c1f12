import type { fueling as english } from '../en/fueling';
import type { SameKeys } from '../messages';

/** Combustible de los vehículos. */
export const fueling: SameKeys<typeof english> = {
  compare: 'Comparar vehículos',
  import: {
    action: 'Importar archivo',
    title: 'Importar archivo de la tarjeta',
    text: 'Un archivo CSV con una carga por fila. Se revisan todas las filas antes de guardar.',
    choose: 'Elegir archivo CSV',
    none: 'Ningún archivo elegido',
    needs: 'Columnas necesarias: %{columns}.',
    unreadable: 'No se pudo leer el archivo. Guárdelo como CSV e inténtelo de nuevo.',
    verb: 'Importar una carga |||| Importar %{smart_count} cargas',
    nothing: 'Nada que importar',
    keep: 'Cancelar',
    ready: 'Se agregará una carga. |||| Se agregarán %{smart_count} cargas.',
    duplicates:
      'Se omite la línea %{lines}: su referencia ya existe. |||| Se omiten %{smart_count} líneas porque sus referencias ya existen: %{lines}.',
    missing: 'Faltan estas columnas: %{columns}.',
    problems:
      'Un problema. Corrija el archivo y elíjalo de nuevo. |||| %{smart_count} problemas. Corrija el archivo y elíjalo de nuevo.',
    line: 'Línea %{line}, %{column}: %{problem}',
    more: 'Y %{count} más.',
    done: 'Una carga importada |||| %{smart_count} cargas importadas',
  },
  columns: {
    card_reference: 'referencia de la tarjeta',
    vehicle: 'vehículo',
    driver: 'conductor',
    fueled_on: 'fecha',
    odometer: 'odómetro',
    gallons: 'galones',
    total_price: 'precio total',
    station: 'gasolinera',
  },
  wrong: {
    long: 'Demasiado largo',
    date: 'No es una fecha',
    odometer: 'No es un número de millas',
    gallons: 'No es un número de galones mayor que 0',
    vehicle: 'Ningún vehículo tiene el nombre o la placa %{name}',
    driver: 'Ningún conductor tiene el nombre o el código %{name}',
  },
  summary: {
    title: 'Combustible por vehículo',
    lead: 'Cuánto consumió y costó cada vehículo. El consumo se mide de un tanque lleno al siguiente.',
    from: 'Desde',
    to: 'Hasta',
    failed: 'No se pudieron cargar las cifras.',
    empty: 'No hay cargas en este período.',
    download: 'Descargar CSV',
    columns: {
      vehicle: 'Vehículo',
      fuelings: 'Cargas',
      gallons: 'Galones',
      price: 'Precio total',
      miles: 'Millas',
      consumption: 'Millas por galón',
      cost: 'Costo por milla',
      runs: 'Distancia de rutas',
      outliers: 'Inusuales',
    },
    runKilometers: 'Kilómetros de rutas',
    total: 'Todos los vehículos',
  },
};
