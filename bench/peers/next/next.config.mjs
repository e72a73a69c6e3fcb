/** @type {import('next').NextConfig} */
const nextConfig = {/* config options here */};

export default nextConfig;
