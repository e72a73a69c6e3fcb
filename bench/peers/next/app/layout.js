import './home.css';
import content from './content.json';

export const metadata = { title: content.title, description: content.description };

export default function RootLayout({ children }) {
  return (
    <html lang={content.language} data-theme="light">
      <body>{children}</body>
    </html>
  );
}
