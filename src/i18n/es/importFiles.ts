import type { importFiles as english } from '../en/importFiles';

export const importFiles: typeof english = {
  file: {
    empty: 'El archivo está vacío.',
    onlyHeader: 'La línea %{line} tiene los nombres de las columnas, pero después no hay filas.',
    extension:
      'Solo se pueden leer archivos que terminan en .csv o .xlsx; este nombre termina en «.%{extension}» (todo lo que sigue al primer punto). Cambie el nombre.',
    wrongType:
      'El archivo se llama .%{extension}, pero su contenido es %{type}. Guárdelo como CSV o XLSX y súbalo otra vez.',
    oldExcel: 'Es un libro de Excel 97–2003 (.xls). Ábralo en Excel y guárdelo como .xlsx.',
    encrypted: 'El libro tiene contraseña. Guarde una copia sin contraseña y suba esa copia.',
    damaged: 'El archivo está dañado: no se puede descomprimir. Guárdelo y súbalo otra vez.',
    bomb: 'Al descomprimirse, el archivo ocuparía más de lo permitido (%{megabytes} MB). Suba solo la hoja de las órdenes.',
    tooLarge: 'El archivo pesa más de %{megabytes} MB.',
    tooManyRows: 'El archivo tiene demasiadas filas (%{max} filas como máximo). Divídalo.',
    tooManyColumns:
      'La línea %{line} tiene más de %{max} columnas. En el archivo solo van las columnas de las órdenes.',
    hugeCell:
      'Una celda de la línea %{line} tiene más de %{max} caracteres. Tal vez falte cerrar unas comillas antes de ella.',
    unclosedQuote: 'Las comillas que se abren en la línea %{line} no se cierran. Ciérrelas o quítelas.',
    binary: 'La línea %{line} tiene caracteres que no son texto. El archivo no es una tabla de texto.',
    encoding:
      'La línea %{line} está en otra codificación que las anteriores. Guarde todo el archivo como UTF-8.',
    mixedDelimiters:
      'Las columnas se separan con «%{first}», pero la línea %{line} se separa con «%{other}».',
    duplicateHeaders:
      'Dos columnas se llaman «%{name}» (columnas %{columns}). Use un nombre distinto para cada una.',
    noHeader:
      'En las primeras %{lines} líneas no se encontró ninguna que nombre las columnas. Elija la línea o agréguela.',
    noSheet: 'El libro no tiene ninguna hoja «%{sheet}».',
    internal: 'Algo falló de nuestro lado al leer el archivo. Súbalo otra vez.',
  },
  notice: {
    linesAbove:
      'Se omitió una línea encima de los nombres de las columnas |||| Se omitieron %{smart_count} líneas encima de los nombres de las columnas',
    separatorLine: 'La primera línea solo indica el separador del archivo',
    emptyColumns:
      'Se omitió una columna vacía al final |||| Se omitieron %{smart_count} columnas vacías al final',
    unnamedColumns: 'Columnas sin nombre: %{columns}',
    hiddenSheet: 'Hojas ocultas que no se leyeron: %{names}',
    otherSheets: 'No se leyó otra hoja |||| No se leyeron otras %{smart_count} hojas',
    date1904: 'Las fechas de este libro cuentan desde 1904; así se leyeron',
    guessedEncoding:
      'El archivo no indica su codificación. Revise la ñ y la á en las filas de abajo y cambie la codificación si están mal.',
    twoEncodings:
      'Una línea está escrita con otros caracteres que el resto; se leyó como Windows (línea %{line}) |||| %{smart_count} líneas están escritas con otros caracteres que el resto; se leyeron como Windows (primera: línea %{line})',
    sameNames: 'Dos columnas se llaman «%{name}» (columnas %{columns}). Compruebe cuál se usa.',
  },
  row: {
    emptyRow: 'Esta fila está vacía',
    totalLine: 'Parece una línea de totales y no una orden',
    longRow:
      'Esta fila tiene %{cells} celdas, pero hay %{columns} columnas: tal vez una coma dentro de una celda necesite comillas',
    shortRow: 'Esta fila solo tiene %{cells} de %{columns} celdas',
    formula: 'Se usó el último resultado de una fórmula',
    formulaWithoutValue:
      'Es una fórmula sin resultado. Abra el archivo en Excel, guárdelo y súbalo otra vez, o escriba aquí el valor.',
    formulaText: 'Este texto empieza como una fórmula; se conserva como texto',
    cellError: 'El libro tiene aquí un error: %{text}',
    digitsLost:
      'La hoja de cálculo acortó este número (%{text}) y se perdieron sus últimas cifras. Escriba el número completo.',
    hugeCell: 'Esta celda tiene más de %{max} caracteres',
    zeroCharacter: 'Esta celda tiene caracteres que no son texto. Escriba el dato aquí.',
    otherDelimiter: 'Esta fila está separada con «%{other}» y las demás con «%{first}»',
    garbledMended: '«%{text}» se guardó con caracteres equivocados: se leyó como «%{likely}»',
    garbled: '«%{text}» se guardó con caracteres equivocados: probablemente «%{likely}»',
    lostCharacter: 'A «%{text}» le falta una letra. Revíselo.',
    notYesOrNo: '«%{text}» no es ni sí ni no para %{flag}',
    otherEncoding: 'Esta línea está escrita con otros caracteres que el resto del archivo. Revise ñ y á.',
    placeholder: '«%{text}» se leyó como vacío',
    windowToComments: '«%{text}» pasó del horario a los comentarios',
    otherWindow: 'El horario dice «%{text}»; se usaron las columnas «no antes de» y «no después de»',
    notAWindow: 'Escriba el horario como 9:00–11:00',
  },
};
