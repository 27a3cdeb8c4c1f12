/** Coast, borders and names of the western states as JSON (type `MapOutlines` of src/contract/map/outlines.ts). */
export function mapOutlines(): string;
