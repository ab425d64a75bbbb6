CREATE TABLE `retired_user_ids` (
	`id` text PRIMARY KEY NOT NULL,
	`retired_at` integer NOT NULL
);
