import { type CertificatePayload, PRODUCT_NAME } from '@cursiv/shared-domain';

/** The address at which LinkedIn offers to add a certificate to one's profile, filled in. */
export function addToProfile({ id, courseTitle, issuedAt, address }: CertificatePayload): string {
  const issued = new Date(issuedAt);
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle.text,
    organizationName: PRODUCT_NAME,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: address,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${fields}`;
}
