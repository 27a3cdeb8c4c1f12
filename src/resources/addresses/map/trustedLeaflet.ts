import type Leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';

interface PolicyFactory {
  defaultPolicy?: object | null;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => object;
}

/** The one piece of markup that Leaflet writes while it loads, to learn whether the browser can draw. */
const PROBE = '<svg/>';

/** Lets the page's trusted types pass that one text and nothing else; everything that we draw is made of elements. */
function allowProbe(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', { createHTML: (html) => (html === PROBE ? html : null) });
}

export async function loadLeaflet(): Promise<typeof Leaflet> {
  allowProbe();
  const loaded = await import('leaflet');
  return loaded.default;
}
