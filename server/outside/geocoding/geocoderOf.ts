import type { Config, GeocodingConfig } from '../../config';
import { following } from '../following';
import type { Geocoder } from './geocoder';
import { EmbeddedGeocoder } from './services/embedded';
import { GoogleGeocoder } from './services/google';
import { NominatimGeocoder } from './services/nominatim';

function makeGeocoder(config: GeocodingConfig): Geocoder {
  switch (config.service) {
    case 'embedded':
      return new EmbeddedGeocoder();
    case 'nominatim':
      return new NominatimGeocoder(config);
    case 'google':
      return new GoogleGeocoder(config);
  }
}

/** Asks for the geocoder that the configuration names now. */
export function geocoderOf(config: Config): () => Geocoder {
  const named = following<GeocodingConfig, Geocoder>(() => config.geocoding, makeGeocoder);
  return () => named() ?? new EmbeddedGeocoder();
}
