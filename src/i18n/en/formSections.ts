import type { SectionMessages } from '../resourceMessages';

/** Titles and purposes of the sections of each resource's form. They come with the first record or form that is opened. */
export const formSections: SectionMessages = {
  participants: {
    identity: { title: 'Identity', purpose: 'Who receives the delivery, as it is printed on the label.' },
    contact: { title: 'Contact', purpose: 'How the driver and the tracking messages reach this person.' },
    coverage: {
      title: 'Coverage',
      purpose: 'Who pays, where the person lives, and whether we deliver now.',
    },
    care: { title: 'Care', purpose: 'What every driver should know at the door.' },
    restriction: {
      title: 'Permanent delivery restriction',
      purpose:
        'When deliveries to this person are allowed: after a time, before a time, or between two times.',
    },
  },
  employees: {
    identity: { title: 'Identity', purpose: 'The name shown on runs and in the change log.' },
    contact: { title: 'Contact', purpose: 'Where dispatch reaches this person during a shift.' },
    license: {
      title: 'Driver license',
      purpose: 'People who can edit employees get a warning before it expires.',
    },
    options: { title: 'Options', purpose: 'What this person can see and do in the app.' },
  },
  vehicles: {
    identity: { title: 'Identity', purpose: 'How to recognize this vehicle.' },
    service: { title: 'Service', purpose: 'How much it carries, who plans it, and where it parks.' },
  },
  vehicle_capacity_types: {
    identity: { title: 'Capacity', purpose: 'How many packages a vehicle of this type carries.' },
  },
  vehicle_groups: { identity: { title: 'Group', purpose: 'Vehicles that the office plans together.' } },
  vehicle_garages: {
    identity: { title: 'Garage', purpose: 'Where runs pull out in the morning and pull in at night.' },
  },
  fuel_entries: {
    fueling: {
      title: 'Fueling',
      purpose: 'Which vehicle, who filled it up, and what the odometer showed.',
    },
    payment: { title: 'Payment', purpose: 'How much, what it cost, and the receipt.' },
  },
  inspections: {
    inspection: { title: 'Inspection', purpose: 'What the driver reported before the first stop.' },
    signOff: { title: 'Sign-off', purpose: 'Who let the vehicle drive again, and why.' },
  },
  inspection_items: {
    identity: {
      title: 'Checklist point',
      purpose:
        'What the driver checks. A critical defect takes the vehicle out of planning until it is signed off.',
    },
  },
  absences: {
    absence: {
      title: 'Absence',
      purpose: 'Days when a driver or a vehicle is not available. Turn off “Active” to cancel.',
    },
  },
  time_corrections: {
    correction: {
      title: 'Correction',
      purpose:
        'Replaces the hours of a run, or adds hours outside runs. It counts once someone else approves it.',
    },
  },
  cdps: {
    identity: {
      title: 'Identity',
      purpose: 'The pharmacy’s name, and the color of its stops on the board.',
    },
    place: { title: 'Place', purpose: 'Where drivers pick up, and the zone of every time on its runs.' },
  },
  facilities: {
    identity: { title: 'Identity', purpose: 'The home’s name and what kind of care it provides.' },
    place: { title: 'Place', purpose: 'Where deliveries for its residents arrive.' },
    hours: {
      title: 'Opening hours',
      purpose:
        'When the desk accepts deliveries: every day, unless you choose days. A stop that arrives near or after closing is at risk.',
    },
  },
  funding_sources: {
    identity: { title: 'Client', purpose: 'Who pays for the deliveries of its participants.' },
    contact: {
      title: 'Contact',
      purpose: 'Who the office calls, and what this client asks for at the door.',
    },
    recipients: {
      title: 'Recipients',
      purpose:
        'On the tracking page and by text: confirm, not at home, gate code, safe place, another time, rating, stop messages.',
    },
  },
  price_lists: {
    identity: {
      title: 'Price list',
      purpose: 'Which client pays these prices, and on which days. No day may have two lists.',
    },
    prices: {
      title: 'Prices',
      purpose:
        'For each delivery, stop, mile, failed visit, returned bag and minute at the address beyond the free ones.',
    },
  },
  locations: {
    identity: { title: 'Location', purpose: 'A place that stops and shifts use often.' },
    place: { title: 'Place', purpose: 'Where it is, and what a driver should know on arrival.' },
  },
  runs: {
    identity: { title: 'Run', purpose: 'The name of the run, and the CDP whose time zone it uses.' },
    crew: {
      title: 'Driver and vehicle',
      purpose: 'The first driver is the default; the others can take over.',
    },
    shift: {
      title: 'Shift',
      purpose: 'Start and end between 7 and 22; a shift that ends after midnight can end at night.',
    },
  },
  delivery_events: {},
};
