// Ends with 0 while the server on this machine answers: what a container's health check runs.
const port = process.env.PORT || '3000';
const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2500) }).catch(
  () => null,
);
process.exitCode = response?.ok ? 0 : 1;
