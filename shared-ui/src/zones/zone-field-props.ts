export type ZoneFieldProps = {
  label: string;
  hint: string;
  /** Said when no city is like what is typed. */
  none: string;
  /** The present choice. */
  zone: string;
  /** Offered before all others. */
  first: readonly string[];
  onChoose: (zone: string) => void;
  /** A choice was made, or none is wanted. */
  onClose: () => void;
};
