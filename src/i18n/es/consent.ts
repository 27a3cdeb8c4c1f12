import type { consent as english } from '../en/consent';

export const consent: typeof english = {
  title: 'Consentimiento para mensajes',
  purpose: 'Lo que esta persona aceptó o rechazó, por teléfono y correo.',
  failed: 'No se pudo cargar el consentimiento',
  none: 'No hay teléfono ni correo registrados.',
  channels: { sms: 'Mensajes de texto', email: 'Correos', voice: 'Llamadas automáticas' },
  states: { given: 'Acepta', stopped: 'Rechaza' },
  nothing: 'Sin preguntar',
  nothingNote: 'Se permiten mensajes sobre su propia entrega.',
  sources: {
    text: 'por mensaje de texto',
    page: 'en la página de rastreo',
    office: 'informado a la oficina',
    import: 'en un archivo de órdenes',
    provider: 'informado por el servicio telefónico',
  },
  how: { phone: 'Por teléfono', inPerson: 'En persona', paper: 'En papel', email: 'Por correo' },
  everything: 'Mensajes y llamadas',
  recordedBy: 'registrado por %{name}',
  history: 'Historial (%{smart_count})',
  record: 'Registrar consentimiento',
  recordOf: 'Registrar consentimiento para %{contact}',
  dialog: {
    title: 'Registrar consentimiento',
    sentence: 'Lo que esta persona le dijo sobre los mensajes a %{contact}.',
    channel: 'Sobre',
    state: 'Respuesta',
    given: 'Acepta',
    stopped: 'Rechaza',
    how: 'Cómo lo sabe',
    note: 'Qué dijo, o dónde está guardado el papel',
    verb: 'Registrar',
    keep: 'Cancelar',
    done: 'Consentimiento registrado',
    stoppedEffect: 'Se detienen los mensajes que aún no han salido.',
    ownStop:
      'Esta persona envió STOP. Solo puede registrar que volvió a aceptar después; anote qué dijo. También puede enviar START.',
    isNew: 'La persona volvió a aceptar después de su STOP',
    carrier: 'El servicio telefónico puede seguir bloqueando este número hasta que la persona envíe START.',
  },
  law: {
    title: 'Qué exige la ley (TCPA)',
    given: 'Quien nos dio un número para su entrega puede recibir mensajes sobre esa entrega.',
    refusal:
      'Un rechazo cuenta como se diga: con STOP, por teléfono o en papel. La ley da diez días hábiles; aquí cuenta de inmediato.',
    stop: 'Después de STOP no se envía nada hasta que la persona envíe START o vuelva a aceptar. Guarde la prueba: cómo y qué dijo.',
    carrier:
      'Después de STOP también el servicio telefónico puede bloquear el número. Solo START desde ese teléfono lo libera.',
  },
};
