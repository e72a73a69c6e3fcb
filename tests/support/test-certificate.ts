import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A key that is no secret, and a certificate for localhost that vouches for itself until the year 2126: for tests alone. */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkiFAJ4WXXRL7GeAo
V54H9S8EOYb9U7AP6NleanOgjcOhRANCAARIpe5XsqBJgjzLqvCXkYtg7VQ7Q8gf
Gr57R6ndYlxnL6l3rSVxxznx7slX/PLoJeRWJ3GUbt868l17/OgMjsSv
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUPlZtLnDHwRn+RUpvYLeFv5cSA9IwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE5NDEwOFoYDzIxMjYxMDI4
MTk0MTA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARIpe5XsqBJgjzLqvCXkYtg7VQ7Q8gfGr57R6ndYlxnL6l3rSVxxznx
7slX/PLoJeRWJ3GUbt868l17/OgMjsSvo28wbTAdBgNVHQ4EFgQUZUjWwPeDPRaA
g7Bi+wOHGnnlXgkwHwYDVR0jBBgwFoAUZUjWwPeDPRaAg7Bi+wOHGnnlXgkwGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDRwAwRAIgCV8hCOh2cAjhy/0y8fPf4EhKOPynLrHIWf953ozoHQcCID3P
oqbTZKXFnJoDDGlSzoUHAnTh3e7kkcWwOGCodYFt
-----END CERTIFICATE-----
`,
};

/** One of the same kind that nobody vouches for. */
export const strangeCertificate = {
  key: testCertificate.key,
  cert: `-----BEGIN CERTIFICATE-----
MIIBvTCCAWOgAwIBAgIUfroE6CY3IgM63NC+eRO4NRejJ4owCgYIKoZIzj0EAwIw
JTESMBAGA1UEAwwJbG9jYWxob3N0MQ8wDQYDVQQKDAZOb2JvZHkwIBcNMjYxMTIx
MTk0NTA0WhgPMjEyNjEwMjgxOTQ1MDRaMCUxEjAQBgNVBAMMCWxvY2FsaG9zdDEP
MA0GA1UECgwGTm9ib2R5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAESKXuV7Kg
SYI8y6rwl5GLYO1UO0PIHxq+e0ep3WJcZy+pd60lccc58e7JV/zy6CXkVidxlG7f
OvJde/zoDI7Er6NvMG0wHQYDVR0OBBYEFGVI1sD3gz0WgIOwYvsDhxp55V4JMB8G
A1UdIwQYMBaAFGVI1sD3gz0WgIOwYvsDhxp55V4JMA8GA1UdEwEB/wQFMAMBAf8w
GgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIQCE
FtYKzns1QK7EVkZ+JCAHAN1ii4lLyaNJOdDJG0PgPQIgcGu1Rd3mLpqxYdbpuL+n
feHrBdumpsY3lyOQk4B/LnM=
-----END CERTIFICATE-----
`,
};

/** Lets this process believe the certificate of the tests beside those that it believes anyway. */
export function trustTestCertificate(): void {
  setDefaultCACertificates([...getCACertificates('default'), testCertificate.cert]);
}
