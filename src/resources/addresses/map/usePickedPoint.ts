import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullAddress } from '../../../domain/people/fullName';
import { hasPosition } from '../../../domain/addresses/addressPosition';
import type { Point } from '../../../domain/addresses/distance';
import type { FoundAddress } from '../../../domain/addresses/foundAddress';
import { DEFAULT_CENTER } from '../../../domain/addresses/mapDefaults';
import { MAPS_SEARCH_PAUSE } from '../../../domain/time/timings';
import { useDebounced } from '../../../ui/useDebounced';
import { reverseGeocode, searchPlaces } from '../addressCalls';
import type { AddressValues } from '../addressDraft';
import { lastPosition } from '../../../map/useMyPosition';

/** A point on the way to being picked. */
export interface Candidate extends Point {
  is_approximate: boolean;
  /** Set by a person: what they point at is a door. */
  isByHand: boolean;
}

/** Six decimals are a hand's breadth. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function storedPoint(values: AddressValues): Candidate | null {
  const { latitude, longitude, is_approximate } = values;
  if (!hasPosition(values) || latitude === null || longitude === null) return null;
  return { latitude, longitude, is_approximate: is_approximate === true, isByHand: false };
}

function candidateAt(place: FoundAddress): Candidate | null {
  const { latitude, longitude, is_approximate } = place;
  return latitude === null || longitude === null
    ? null
    : { latitude, longitude, is_approximate, isByHand: false };
}

/** Where the marker stands: the position that there is, else the likeliest place for the address, else where a person puts it. */
export function usePickedPoint(values: AddressValues, isUpToDate: boolean) {
  const [chosen, setChosen] = useState(isUpToDate ? storedPoint(values) : null);
  const text = fullAddress({ ...values, address_1: null });
  const search = useQuery({
    queryKey: ['places', text],
    queryFn: ({ signal }) => searchPlaces(text, lastPosition() ?? DEFAULT_CENTER, signal),
    retry: false,
  });
  const places = (search.data ?? []).filter((place) => candidateAt(place) !== null);
  const first = places[0] ? candidateAt(places[0]) : null;
  const point: Candidate = chosen ?? first ?? { ...DEFAULT_CENTER, is_approximate: true, isByHand: false };

  const settled = useDebounced(`${rounded(point.latitude)},${rounded(point.longitude)}`, MAPS_SEARCH_PAUSE);
  const isSearching = search.isPending && chosen === null;
  const here = useQuery({
    queryKey: ['reverse', settled],
    queryFn: ({ signal }) => {
      const [latitude = 0, longitude = 0] = settled.split(',').map(Number);
      return reverseGeocode({ latitude, longitude }, signal);
    },
    enabled: !isSearching,
    retry: false,
  });

  return {
    point,
    places,
    isSearching,
    /** The address service did not answer; the marker can be moved all the same. */
    error: search.error ?? here.error,
    isUnresolved: search.isSuccess && places.length === 0 && chosen === null,
    here,
    moveTo: ({ latitude, longitude }: Point) =>
      setChosen({
        latitude: rounded(latitude),
        longitude: rounded(longitude),
        is_approximate: false,
        isByHand: true,
      }),
    choose: (place: FoundAddress) => setChosen(candidateAt(place)),
  };
}
