/** Path of the certificates that documents were ever sealed with, as PEM; apart, because a public page names it. */
export const sealCertificatesPath = '/api/verification/certificates';
