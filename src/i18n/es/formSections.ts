import type { SectionMessages } from '../resourceMessages';

export const formSections: SectionMessages = {
  participants: {
    identity: { title: 'Identidad', purpose: 'Quién recibe la entrega, tal como aparece en la etiqueta.' },
    contact: { title: 'Contacto', purpose: 'Cómo lo localizan el conductor y los avisos de rastreo.' },
    coverage: { title: 'Cobertura', purpose: 'Quién paga, dónde vive y si le entregamos en este momento.' },
    care: { title: 'Cuidados', purpose: 'Lo que todo conductor debe saber al llegar a la puerta.' },
    restriction: {
      title: 'Restricción permanente de entrega',
      purpose: 'Cuándo se le puede entregar: después de una hora, antes de una hora o entre dos horas.',
    },
  },
  employees: {
    identity: {
      title: 'Identidad',
      purpose: 'El nombre que se ve en las rutas y en el registro de cambios.',
    },
    contact: { title: 'Contacto', purpose: 'Dónde lo localiza despacho durante el turno.' },
    license: {
      title: 'Licencia de conducir',
      purpose: 'Las personas que pueden modificar empleados reciben un aviso antes de que venza.',
    },
    options: { title: 'Opciones', purpose: 'Qué puede ver y hacer esta persona en la aplicación.' },
  },
  vehicles: {
    identity: { title: 'Identidad', purpose: 'Cómo reconocer este vehículo.' },
    service: { title: 'Servicio', purpose: 'Cuánto carga, quién lo programa y dónde se guarda.' },
  },
  vehicle_capacity_types: {
    identity: { title: 'Capacidad', purpose: 'Cuántos paquetes carga un vehículo de este tipo.' },
  },
  vehicle_groups: { identity: { title: 'Grupo', purpose: 'Vehículos que la oficina programa juntos.' } },
  vehicle_garages: {
    identity: {
      title: 'Garaje',
      purpose: 'De donde salen las rutas por la mañana y adonde vuelven por la noche.',
    },
  },
  fuel_entries: {
    fueling: { title: 'Carga', purpose: 'Qué vehículo, quién lo cargó y qué marcaba el odómetro.' },
    payment: { title: 'Pago', purpose: 'Cuánto se cargó, cuánto costó y el recibo.' },
  },
  inspections: {
    inspection: { title: 'Inspección', purpose: 'Lo que informó el conductor antes de la primera parada.' },
    signOff: { title: 'Autorización', purpose: 'Quién permitió usar de nuevo el vehículo y por qué.' },
  },
  inspection_items: {
    identity: {
      title: 'Punto de revisión',
      purpose:
        'Lo que revisa el conductor. Con un defecto crítico el vehículo no se planifica hasta que se autorice.',
    },
  },
  absences: {
    absence: {
      title: 'Ausencia',
      purpose: 'Días en que un conductor o un vehículo no está disponible. Desactívela para cancelarla.',
    },
  },
  time_corrections: {
    correction: {
      title: 'Corrección',
      purpose: 'Sustituye las horas de una ruta o agrega otras. Cuenta cuando otra persona la aprueba.',
    },
  },
  cdps: {
    identity: {
      title: 'Identidad',
      purpose: 'El nombre de la farmacia y el color de sus paradas en el tablero.',
    },
    place: { title: 'Lugar', purpose: 'Dónde recogen los conductores y qué hora rige en sus rutas.' },
  },
  facilities: {
    identity: { title: 'Identidad', purpose: 'Cómo se llama y qué tipo de cuidado ofrece.' },
    place: { title: 'Lugar', purpose: 'Dónde se entregan las órdenes de sus residentes.' },
    hours: {
      title: 'Horario de atención',
      purpose:
        'Cuándo recibe entregas la recepción: todos los días, salvo que elija algunos. Una parada que llega cerca del cierre o después está en riesgo.',
    },
  },
  funding_sources: {
    identity: { title: 'Cliente', purpose: 'Quién paga las entregas de sus participantes.' },
    contact: {
      title: 'Contacto',
      purpose: 'A quién llama la oficina y qué pide este cliente en la puerta.',
    },
    recipients: {
      title: 'Destinatarios',
      purpose:
        'En la página de rastreo y por SMS: confirmar, avisar que no estarán, código de acceso, lugar seguro, otra hora, calificación, no recibir más mensajes.',
    },
  },
  price_lists: {
    identity: {
      title: 'Lista de precios',
      purpose: 'Qué cliente paga estos precios y en qué días. Ningún día puede tener dos listas.',
    },
    prices: {
      title: 'Precios',
      purpose:
        'Por cada entrega, parada, milla, visita sin entrega, bolsa devuelta y minuto en la dirección después de los gratuitos.',
    },
  },
  locations: {
    identity: { title: 'Ubicación', purpose: 'Un lugar que se usa con frecuencia en paradas y turnos.' },
    place: { title: 'Lugar', purpose: 'Dónde está y qué debe saber el conductor al llegar.' },
  },
  runs: {
    identity: { title: 'Ruta', purpose: 'El nombre de la ruta y el CDP cuya zona horaria usa.' },
    crew: {
      title: 'Conductor y vehículo',
      purpose: 'El primer conductor es el predeterminado; los demás pueden relevarlo.',
    },
    shift: {
      title: 'Turno',
      purpose:
        'Inicio y fin entre las 7 y las 22 horas; un turno que termina después de medianoche puede terminar de noche.',
    },
  },
  delivery_events: {},
};
