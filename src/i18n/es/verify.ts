import type { verify as english } from '../en/verify';

export const verify: typeof english = {
  title: 'Comprobar una prueba de entrega',
  lead: 'Elija el PDF que recibió o escriba el código impreso en él. El PDF no sale de su dispositivo: solo se envía su huella.',
  file: 'PDF',
  chooseFile: 'Elegir archivo',
  noFile: 'Ningún archivo elegido',
  code: 'Código',
  codeHint: 'Dieciséis letras y cifras, como XXXX-XXXX-XXXX-XXXX',
  check: 'Comprobar',
  checking: 'Comprobando…',
  noCode: 'Este no es uno de nuestros códigos. Tienen dieciséis letras y cifras.',
  noDigest:
    'Esta página no se abrió con una conexión segura, así que no se puede comprobar un archivo. Escriba el código.',
  failed: 'La comprobación falló. Inténtelo de nuevo en un momento.',
  tooMany: 'Demasiadas comprobaciones. Inténtelo de nuevo en un minuto.',
  back: 'Ir a la página de inicio',
  results: {
    genuine: {
      title: 'Auténtico',
      file: 'Este archivo está exactamente como se selló.',
      code: 'Aquí se selló una prueba con este código. Elija su PDF para ver si su copia no ha cambiado, o compare la suma de control de abajo con la impresa.',
    },
    changed: {
      title: 'Modificado',
      file: 'El código de este archivo es nuestro, pero el archivo se modificó después de sellarlo. No confíe en él.',
      code: 'El archivo se modificó después de sellarlo.',
    },
    unknown: {
      title: 'Desconocido',
      file: 'Este archivo no se selló aquí.',
      code: 'Aquí no se selló ninguna prueba con este código.',
    },
  },
  sealedAt: 'Sellado el %{at} UTC',
  checksum: 'Suma de control: %{checksum}',
  current: 'El registro de la entrega no ha cambiado desde entonces.',
  newer: 'El registro de la entrega tiene anotaciones posteriores: pida una prueba nueva para verlas.',
};
