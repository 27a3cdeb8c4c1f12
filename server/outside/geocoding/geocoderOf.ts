import type { GeocodingConfig } from '../../config';
import type { Geocoder } from './geocoder';
import { EmbeddedGeocoder } from './services/embedded';
import { GoogleGeocoder } from './services/google';
import { NominatimGeocoder } from './services/nominatim';

/** The geocoder that the configuration names. */
export function geocoderOf(config: GeocodingConfig): Geocoder {
  switch (config.service) {
    case 'embedded':
      return new EmbeddedGeocoder();
    case 'nominatim':
      return new NominatimGeocoder(config);
    case 'google':
      return new GoogleGeocoder(config);
  }
}
