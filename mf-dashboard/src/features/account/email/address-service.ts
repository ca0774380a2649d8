/** What a new address needs of the sign-in service. */
export interface AddressService {
  /** Mails a link to the new address. */
  send(email: string): Promise<void>;
  /** The account's address as the service has it now. */
  present(): Promise<string>;
  /** The site follows an address that has changed. */
  follow(): void;
}
