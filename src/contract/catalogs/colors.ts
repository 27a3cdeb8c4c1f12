import { answer } from '../answer';
import { callContract } from '../call';

/** A colour that a CDP may have (spec §3, CDP colour catalog entry). */
export interface CatalogColor {
  id: number;
  color: string;
  hex_color: string;
}

export const colorsCall = callContract({
  method: 'GET',
  path: '/catalogs/colors',
  tags: ['catalogs'],
  summary: 'Colors of CDPs',
  answer: answer<CatalogColor[]>([{ color: 'text', hex_color: 'text' }]),
});
