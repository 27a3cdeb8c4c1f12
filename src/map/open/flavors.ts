import { namedFlavor, type Flavor } from '@protomaps/basemaps';
import type { Mode } from '../../providers/mode';

/** The few tones of a theme: everything on the ground is one of them, so that the colours of states stay the loudest. */
interface Tones {
  readonly land: string;
  readonly green: string;
  readonly built: string;
  readonly water: string;
  readonly waterName: string;
  readonly street: string;
  readonly streetEdge: string;
  readonly mainStreet: string;
  readonly highway: string;
  readonly highwayEdge: string;
  readonly line: string;
  readonly name: string;
  readonly quietName: string;
  readonly halo: string;
}

export const GROUND_TONES: Readonly<Record<Mode, Tones>> = {
  light: {
    land: '#eef0f1',
    green: '#e0e8df',
    built: '#e6e9eb',
    water: '#cfdbe4',
    waterName: '#4d6475',
    street: '#ffffff',
    streetEdge: '#c9d0d6',
    mainStreet: '#ffffff',
    highway: '#f0e6cf',
    highwayEdge: '#b5a682',
    line: '#b3bcc5',
    name: '#3c4853',
    quietName: '#5b6772',
    halo: '#fbfcfc',
  },
  dark: {
    land: '#1a222a',
    green: '#1b2827',
    built: '#1f2830',
    water: '#0f171f',
    waterName: '#8fa3b3',
    street: '#3a4754',
    streetEdge: '#151c23',
    mainStreet: '#485765',
    highway: '#5d6b76',
    highwayEdge: '#12181e',
    line: '#55636f',
    name: '#d3dce4',
    quietName: '#aab7c2',
    halo: '#141b22',
  },
};

/** Our two themes of the ground, for the layers of @protomaps/basemaps. */
export function groundFlavor(mode: Mode): Flavor {
  const tones = GROUND_TONES[mode];
  const { land, green, built, water, street, streetEdge, mainStreet, highway, highwayEdge } = tones;
  return {
    ...namedFlavor(mode),
    pois: undefined,
    landcover: undefined,
    background: water,
    earth: land,
    park_a: green,
    park_b: green,
    wood_a: green,
    wood_b: green,
    scrub_a: green,
    scrub_b: green,
    zoo: green,
    glacier: land,
    sand: land,
    beach: land,
    hospital: built,
    industrial: built,
    school: built,
    pedestrian: built,
    aerodrome: built,
    military: built,
    pier: built,
    buildings: built,
    runway: street,
    water,
    tunnel_other_casing: streetEdge,
    tunnel_minor_casing: streetEdge,
    tunnel_link_casing: streetEdge,
    tunnel_major_casing: streetEdge,
    tunnel_highway_casing: highwayEdge,
    tunnel_other: built,
    tunnel_minor: built,
    tunnel_link: built,
    tunnel_major: built,
    tunnel_highway: built,
    minor_service_casing: streetEdge,
    minor_casing: streetEdge,
    link_casing: highwayEdge,
    major_casing_late: streetEdge,
    major_casing_early: streetEdge,
    highway_casing_late: highwayEdge,
    highway_casing_early: highwayEdge,
    other: street,
    minor_service: street,
    minor_a: street,
    minor_b: street,
    link: highway,
    major: mainStreet,
    highway,
    railway: tones.line,
    boundaries: tones.line,
    bridges_other_casing: streetEdge,
    bridges_minor_casing: streetEdge,
    bridges_link_casing: highwayEdge,
    bridges_major_casing: streetEdge,
    bridges_highway_casing: highwayEdge,
    bridges_other: street,
    bridges_minor: street,
    bridges_link: highway,
    bridges_major: mainStreet,
    bridges_highway: highway,
    roads_label_minor: tones.quietName,
    roads_label_minor_halo: tones.halo,
    roads_label_major: tones.name,
    roads_label_major_halo: tones.halo,
    ocean_label: tones.waterName,
    subplace_label: tones.quietName,
    subplace_label_halo: tones.halo,
    city_label: tones.name,
    city_label_halo: tones.halo,
    state_label: tones.quietName,
    state_label_halo: tones.halo,
    country_label: tones.quietName,
    address_label: tones.quietName,
    address_label_halo: tones.halo,
  };
}
